import { describe, expect, it } from 'vitest';
import type { AskKind, Choices, Standing, View } from '../protocol';
import { CHOICES, sampleBoard, sampleScene, sampleView } from '../samples/table';
import { statusOf } from './status';

const board = sampleBoard();
const status = (view: Partial<View>, choices: Choices | null, language: 'en' | 'pl' = 'en') =>
  statusOf(sampleScene(sampleView(view)), choices, board, language);

describe('the status line', () => {
  it('says whose turn it is and what may be done', () => {
    expect(status({}, CHOICES)).toEqual({
      main: 'Your turn',
      hint: 'draw cards · claim a route (2) · draw tickets',
      short: 'draw · claim (2) · tickets',
      yours: true,
    });
    expect(status({}, CHOICES, 'pl').main).toBe('Twoja tura');
  });

  it('asks for patience while a move is on its way', () => {
    expect(status({}, null)).toMatchObject({ main: 'Your turn', hint: 'one moment…', yours: true });
  });

  it('names who is waited for', () => {
    expect(status({ ask: { kind: 'choose_action', waiting: [1] } }, null)).toMatchObject({
      main: 'Ania’s turn',
      yours: false,
    });
    expect(status({ ask: { kind: 'choose_action', waiting: [1] } }, null, 'pl').main).toBe('Teraz gra: Ania');
    const first = { ask: { kind: 'keep_tickets' as AskKind, waiting: [1, 2], together: true as const } };
    expect(status(first, null).main).toBe('Waiting for Ania and Bot');
    expect(status(first, null, 'pl').main).toBe('Czekamy na: Ania, Bot');
    expect(status({ turn: 0, ask: { kind: 'keep_tickets', waiting: [1] } }, null).main).toBe('Ania’s turn');
  });

  it('knows every question', () => {
    const keep = status(
      { ask: { kind: 'keep_tickets', waiting: [0] } },
      { keep: { offer: ['a', 'b', 'c'], least: 2 } },
    );
    expect(keep).toMatchObject({ main: 'Choose your tickets', hint: 'keep at least 2 of 3' });
    expect(status({ ask: { kind: 'pick_card', waiting: [0] } }, { blind: ['train'] }).hint).toBe('from the deck');
    expect(status({ ask: { kind: 'pick_card', waiting: [0] } }, CHOICES).hint).toBe('face up or from the deck');
    expect(status({ ask: { kind: 'refill_from', waiting: [0], slot: 2 } }, { refill: ['train', 'ship'] }).main).toBe(
      'Refill space 3',
    );
    expect(status({ ask: { kind: 'choose_fleet', waiting: [0] } }, { fleet: [10] }).main).toBe(
      'Choose your wagons and ships',
    );
  });

  it('counts the toll of a tunnel with the right plural', () => {
    const tunnel = { lane: 'a-1', matches: 2, set_aside: 'RR', revealed: 'RRB' };
    const ask = { kind: 'tunnel_response' as AskKind, waiting: [0] };
    expect(status({ ask, tunnel }, { tolls: ['RR'], withdraw: true }, 'pl')).toMatchObject({
      main: 'Tunel! Jeszcze 2 karty',
      hint: 'Łódź – Oslo: dopłać albo zrezygnuj',
    });
    expect(status({ ask, tunnel: { ...tunnel, matches: 1 } }, { withdraw: true }).hint).toBe(
      'Lodz – Oslo: you cannot pay; give up',
    );
  });

  it('tells who has won, also when several have', () => {
    const over = (places: number[]) => {
      const standings = places.map((place, seat) => ({ seat, place }) as Standing);
      return statusOf(sampleScene(sampleView(), { standings }, { status: 'finished' }), null, board, 'en');
    };
    expect(over([2, 1, 3])).toMatchObject({ main: 'The game is over', hint: 'Ania wins' });
    expect(over([1, 1, 3]).hint).toBe('Ola and Ania share the win');
  });

  it('does not call for a seat that a bot plays', () => {
    const scene = sampleScene(sampleView());
    scene.table.seats[0]!.autopilot = true;
    expect(statusOf(scene, CHOICES, board, 'en')).toMatchObject({ main: 'A bot is playing for you', yours: false });
  });
});

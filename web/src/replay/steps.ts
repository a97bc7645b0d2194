import type { Own, Replay, ReplayStep, View } from '../protocol';

/** The steps of a replay, each whole: what a step does not tell is as it was at the one before. */
export function unfold({ players, steps, standings, tie }: Replay): ReplayStep[] {
  const last = steps.length - 1;
  let view: Partial<View> = {};
  let hands: Record<string, Own> = {};
  return steps.map(({ view: seen, hands: held, ...made }, step) => {
    view = { ...view, ...seen };
    if (held) hands = { ...hands, ...held };
    const over = step === last;
    return {
      ...made,
      step,
      steps: last,
      players,
      view: view as View,
      hands: held ? players.map((_, seat) => hands[seat] as Own) : null,
      standings: over ? standings : null,
      tie: over ? tie : null,
    };
  });
}

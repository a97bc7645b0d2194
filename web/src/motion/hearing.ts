import type { Sound } from '../base/preferences.svelte';
import type { Fact, View } from '../protocol';
import type { LogEntry } from '../model/table.svelte';

function soundOf(fact: Fact): Sound | null {
  switch (fact.kind) {
    case 'slot_taken':
    case 'blind_taken':
      return 'card';
    case 'lane_claimed':
    case 'harbour_built':
      return 'wagon';
    case 'last_round':
      return 'whistle';
    case 'game_ended':
      return 'end';
    default:
      return null;
  }
}

type Ear = (log: LogEntry[], you: number | null, asked: boolean, view: View | null) => Set<Sound>;

/** Remembers what was heard, and says what is to be heard now. The first look is silent. */
export function hearing(): Ear {
  let heard: number | null = null;
  let wasAsked = false;
  let done: number | null = null;
  return (log, you, asked, view) => {
    const sounds = new Set<Sound>();
    const last = log.at(-1)?.version ?? 0;
    if (heard !== null) {
      for (const entry of log) {
        if (entry.version <= heard) continue;
        for (const fact of entry.facts) {
          const sound = soundOf(fact);
          if (sound) sounds.add(sound);
        }
      }
    }
    heard = last;
    if (asked && !wasAsked && view?.ask.kind === 'choose_action') sounds.add('turn');
    wasAsked = asked;
    const complete = you === null ? 0 : (view?.own?.outlook ?? []).filter((one) => one.complete).length;
    if (done !== null && complete > done) sounds.add('ticket');
    done = complete;
    return sounds;
  };
}

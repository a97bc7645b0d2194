import type { Language } from '../base/languages';

/** Reads pages aloud, where the browser can. One voice for the whole page: nobody hears two at once. */
class Voice {
  speaking = $state(false);
  readonly able = typeof speechSynthesis !== 'undefined';

  read(text: string, language: Language): void {
    this.hush();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    utterance.rate = 0.95;
    utterance.onend = utterance.onerror = () => (this.speaking = false);
    this.speaking = true;
    speechSynthesis.speak(utterance);
  }

  hush(): void {
    if (!this.able) return;
    speechSynthesis.cancel();
    this.speaking = false;
  }
}

export const voice = new Voice();

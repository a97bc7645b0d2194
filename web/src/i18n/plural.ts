import { LANGUAGE_CODES, type Language } from '../base/languages';

export type { Language };

export interface Forms {
  one: string;
  few?: string;
  many?: string;
  other?: string;
}

const RULES = new Map(LANGUAGE_CODES.map((code) => [code, new Intl.PluralRules(code)]));

/** The right form for a number; `#` stands for the number itself, with a real minus. */
export function plural(language: Language, n: number, forms: Forms): string {
  const kind = (RULES.get(language)?.select(Math.abs(n)) ?? 'other') as keyof Forms;
  const form = forms[kind] ?? forms.other ?? forms.many ?? forms.one;
  return form.replaceAll('#', String(n).replace('-', '−'));
}

export type Language = 'en' | 'pl';

export interface Forms {
  one: string;
  few?: string;
  many?: string;
  other?: string;
}

const RULES: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  pl: new Intl.PluralRules('pl'),
};

/** The right form for a number; `#` stands for the number itself. */
export function plural(language: Language, n: number, forms: Forms): string {
  const kind = RULES[language].select(Math.abs(n)) as keyof Forms;
  const form = forms[kind] ?? forms.other ?? forms.many ?? forms.one;
  return form.replaceAll('#', String(n));
}

/** The languages of the client, as people call them. A new one is a row here; what it lacks then does not compile. */
export const LANGUAGES = { pl: 'Polski', en: 'English' } as const;

export type Language = keyof typeof LANGUAGES;

/** What somebody without a name is called in each of them. */
export const NAMELESS: Record<Language, string> = { pl: 'Gracz', en: 'Player' };

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

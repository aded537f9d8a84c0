/** The longest text of a search, in characters, and its most words. */
export const longestText = 200
export const mostWords = 10

/** The scopes of a search: words that candidates and colleagues said or wrote, or resumes. People are found by the list. */
export const scopes = ['said', 'resumes', 'people'] as const
export type Scope = (typeof scopes)[number]

/** What the still routes answer, by path: filled from the real calls before they are measured. */
export const stillAnswers = new Map<string, string>()

/** How an interviewer stands to an interview that they are to hold (R4-030, R4-031). */
export const [openPlace, acceptedPlace, refusedPlace] = [0, 1, 2] as const

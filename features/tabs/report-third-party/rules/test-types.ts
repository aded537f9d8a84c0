/** The types of third-party evaluations: a score or a file (R3-059, decision N33). */
export const testTypes = { score: 0, file: 1 } as const
export type TestType = (typeof testTypes)[keyof typeof testTypes]

/** The shortest and the longest time for which a company keeps candidates after their outcome, in months. */
export const retentionMonths = { min: 1, max: 120 } as const

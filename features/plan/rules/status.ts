/** The status of a plan that is cancelled (P4-017). */
export const cancelledPlan = 3

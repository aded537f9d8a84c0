/** The first steps of a new company, in the order of the page. */
export const firstSteps = ['position', 'candidates', 'colleagues', 'results'] as const
export type FirstStep = (typeof firstSteps)[number]

/** The grades of AI interviews, the highest first (R9-030). */
export const grades = [6, 5, 4, 3, 2] as const
export type Grade = (typeof grades)[number]

export function gradeOf(category: number | null): Grade | null {
  return grades.find((grade) => grade === category) ?? null
}

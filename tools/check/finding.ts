/** The result of a check. It passes without faults. */
export type Finding = {
  faults: string[]
  /** What was checked, such as "161 modules", so that a check that found no files is noticed. */
  note?: string
}

export type Check = { name: string; run(root: string): Promise<Finding> }

/** What a check found. No fault means that it passed; warnings never fail it. */
export type Finding = {
  faults: string[]
  warnings?: string[]
  /** What was looked at, as in "161 modules": a check that saw nothing must show it. */
  note?: string
}

export type Check = { name: string; run(root: string): Promise<Finding> }

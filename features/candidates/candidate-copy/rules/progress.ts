interface StoredProgress {
  readonly state: string
  readonly fault: string | null
  readonly filesAll: number
  readonly filesDone: number
  readonly sizeBytes: string | number | null
}

const states = ['waiting', 'making', 'made', 'failed'] as const

/** How far a copy is. */
export function readProgress(copy: StoredProgress) {
  const { filesAll, filesDone, sizeBytes } = copy
  return {
    state: states.find((state) => state === copy.state) ?? 'failed',
    fault:
      copy.fault === 'tooLarge' ? ('tooLarge' as const) : copy.fault === null ? null : ('broken' as const),
    filesAll,
    filesDone,
    sizeBytes: sizeBytes === null ? null : Number(sizeBytes),
  }
}

/** A place in the timeline: microseconds of the epoch, and the id of an entry. */
export interface TimelinePlace {
  readonly micros: string
  readonly id: string
}

const form = /^(-?\d{1,17})_([a-z]{1,20}:[0-9a-f-]{1,40})$/

export function writePlace({ micros, id }: TimelinePlace): string {
  return `${micros}_${id}`
}

/** Reads a cursor; an invalid one is null, so that a stale link begins at the start. */
export function readPlace(text: string | undefined): TimelinePlace | null {
  const [, micros, id] = form.exec(text ?? '') ?? []
  return micros !== undefined && id !== undefined ? { micros, id } : null
}

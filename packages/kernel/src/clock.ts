/** The time of day, passed in so that rules and tests never read it themselves. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

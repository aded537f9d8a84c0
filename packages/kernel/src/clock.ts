/** The time of day, handed to whoever needs it so that rules and tests never read it themselves. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The latest time that input may name, in epoch milliseconds: the end of the year 9999. */
export const latestTime = 253_402_300_799_999

/** Reads the round of an interview, whatever else is told of it. */
export function readRound<Wire extends { readonly interviewRoundName: string }>(wire: Wire) {
  const { interviewRoundName: roundName, ...rest } = wire
  return { ...rest, roundName }
}

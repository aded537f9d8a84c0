export function readRound<Wire extends { readonly interviewRoundName: string }>(wire: Wire) {
  const { interviewRoundName: roundName, ...rest } = wire
  return { ...rest, roundName }
}

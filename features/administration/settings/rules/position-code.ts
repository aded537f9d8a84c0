/** Returns the path that a position's code leads to: its candidates, or one interview of them. */
export function codePath(positionId: string, interviewId: string | null): string {
  return interviewId === null
    ? `/first/talentList?positionId=${encodeURIComponent(positionId)}`
    : `/shareurl?userid=${encodeURIComponent(interviewId)}`
}

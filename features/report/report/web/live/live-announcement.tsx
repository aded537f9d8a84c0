import { useArrivalText } from './use-live.ts'

/** Reads out, when there is a pause, what has become ready in the open report. It is there before it has words. */
export function LiveAnnouncement({ interviewId }: { interviewId: string | null }) {
  return (
    <p role="status" className="sr">
      {useArrivalText(interviewId)}
    </p>
  )
}

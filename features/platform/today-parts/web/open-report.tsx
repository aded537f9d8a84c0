import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import type { TodayThing } from '../contract.ts'

interface Props {
  thing: TodayThing
  text: string
  /** Spoken in place of the text: with the name of the candidate. */
  label: string
  /** The stage of a recommendation, and the tab that opens. */
  search?: {
    readonly recommendStageId?: string
    readonly activeIndex?: number
    readonly interviewPlanId?: string
  }
}

/** Opens the report of the candidate of a thing. */
export function OpenReport({ thing, text, label, search = {} }: Props) {
  const { jobseekerChannelId } = thing
  if (jobseekerChannelId === null) return null
  return (
    <Button
      size="small"
      render={
        <Link to="/shareurl" search={{ jobseekerChannelId, ...search }} aria-label={label}>
          {text}
        </Link>
      }
    />
  )
}

import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import { ofCandidate } from '../rules/ids.ts'

interface Props {
  thing: TodayThing
  text: string
  /** Spoken in place of the text: with the name of the candidate. */
  label: string
  /** The stage of a recommendation. */
  recommendStageId?: string
}

/** Opens the report of the candidate of a thing on Today. */
export function OpenReport({ thing: { candidateId }, text, label, recommendStageId }: Props) {
  if (candidateId === null) return null
  const search = { ...ofCandidate(candidateId), ...(recommendStageId && { recommendStageId }) }
  return (
    <Button
      size="small"
      render={
        <Link to="/shareurl" search={search} aria-label={label}>
          {text}
        </Link>
      }
    />
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { reportSearch } from '../../../candidates/candidates/rules/ids.ts'
import type { Notice } from '../contract.ts'
import { candidateOf } from '../rules/wire.ts'

interface LinkParts {
  className: string
  onClick: () => void
  children: ReactNode
}

/** The link to what a notice tells; null where it leads nowhere. */
export function wayOf(notice: Notice, parts: LinkParts): ReactElement | null {
  const { kind, variant, positionId, thingId, isGone } = notice
  const candidateId = candidateOf(notice)
  if (isGone) return null
  if (candidateId !== null)
    return <Link {...parts} to="/shareurl" search={reportSearch({ candidateId, interviewId: null })} />
  if (variant === 'drop' && positionId !== null && thingId !== null)
    return (
      <Link
        {...parts}
        to="/positions/$positionId/resumes/{-$dropId}"
        params={{ positionId, dropId: thingId }}
      />
    )
  if (variant === 'table' && thingId !== null)
    return positionId === null ? (
      <Link {...parts} to="/candidates/table/{-$importId}" params={{ importId: thingId }} />
    ) : (
      <Link
        {...parts}
        to="/positions/$positionId/table/{-$importId}"
        params={{ positionId, importId: thingId }}
      />
    )
  if (variant === 'mail') return <Link {...parts} to="/manage/{-$section}" params={{ section: 'mail' }} />
  return kind === 'asked' || kind === 'mentioned' || variant === 'bulk' || variant === 'import' ? (
    <Link {...parts} to="/first/talentList" />
  ) : null
}

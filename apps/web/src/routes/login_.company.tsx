import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ReturnPage, type ReturnSearch } from '../../../../features/openid-connect/web/return-page.tsx'
import { ownPath } from '../../../../features/session/rules/own-path.ts'

const parts = ['state', 'code', 'iss', 'error'] as const

/** A provider may send numbers and words of its own; only what is known and text is read. */
function readSearch(search: Record<string, unknown>): ReturnSearch {
  const texts = parts.flatMap((part) => {
    const value = search[part]
    return typeof value === 'string' || typeof value === 'number' ? [[part, String(value)]] : []
  })
  return Object.fromEntries(texts)
}

export const Route = createFileRoute('/login_/company')({ validateSearch: readSearch, component: Return })

function Return() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const handleSignedIn = useCallback(
    (target: string | null) => void navigate({ href: ownPath(target) ?? '/first/talentList', replace: true }),
    [navigate],
  )
  return <ReturnPage search={search} onSignedIn={handleSignedIn} />
}

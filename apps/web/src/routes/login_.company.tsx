import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import {
  ReturnPage,
  type ReturnSearch,
} from '../../../../features/sign-in/openid-connect/web/return-page.tsx'
import { signInEnd } from '../../../../features/sign-in/session/web/ends/sign-in-end.ts'
import { signedIn } from '../../../../features/sign-in/session/web/signed-in.ts'

const parts = ['state', 'code', 'iss', 'error'] as const

/** A provider may add parameters of its own: only known ones with text are read. */
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
    (target: string | null) => {
      const { href, isOwn } = signInEnd(target, signedIn())
      if (isOwn) void navigate({ href, replace: true })
      else window.location.assign(href)
    },
    [navigate],
  )
  return <ReturnPage search={search} onSignedIn={handleSignedIn} />
}

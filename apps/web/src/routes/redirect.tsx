import { createFileRoute, redirect } from '@tanstack/react-router'
import { ownPath } from '../../../../features/sign-in/session/rules/own-path.ts'
import { NotFound } from '../not-found.tsx'

export const Route = createFileRoute('/redirect')({
  validateSearch: (search: Record<string, unknown>): { url?: string } =>
    typeof search.url === 'string' ? { url: search.url } : {},
  beforeLoad: ({ search, location }) => {
    const target = ownPath(search.url)
    // Replaces this entry of the history, and passes on the state from the list.
    if (target) throw redirect({ href: target, replace: true, state: location.state })
  },
  component: NotFound,
})

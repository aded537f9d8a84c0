import { createFileRoute } from '@tanstack/react-router'
import { LinkResultPage } from '../../../../../features/sign-in/messaging-app/web/page.tsx'

interface ResultSearch {
  /** The next page. */
  redirect?: string
}

export const Route = createFileRoute('/(sign-in)/authenticaResult')({
  validateSearch: (search: Record<string, unknown>): ResultSearch =>
    typeof search.redirect === 'string' ? { redirect: search.redirect } : {},
  component: Result,
})

function Result() {
  return <LinkResultPage target={Route.useSearch().redirect} />
}

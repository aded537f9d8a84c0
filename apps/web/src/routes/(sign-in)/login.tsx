import { createFileRoute, redirect } from '@tanstack/react-router'
import { readSignInSearch } from '../../../../../features/sign-in/session/rules/sign-in-search.ts'
import { signInEnd } from '../../../../../features/sign-in/session/web/ends/sign-in-end.ts'
import { SignInPage } from '../../../../../features/sign-in/session/web/page.tsx'
import { isReady, type SignedIn, signedIn } from '../../../../../features/sign-in/session/web/signed-in.ts'

export const Route = createFileRoute('/(sign-in)/login')({
  validateSearch: readSignInSearch,
  beforeLoad: ({ search }) => {
    const known = signedIn()
    if (!known || !isReady(known)) return
    const { href, isOwn } = signInEnd(search.redirect, known)
    throw redirect(isOwn ? { href, replace: true } : { href })
  },
  component: Login,
})

function Login() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  function handleReady(known: SignedIn) {
    const { href, isOwn } = signInEnd(search.redirect, known)
    if (isOwn) void navigate({ href, replace: true })
    else window.location.assign(href)
  }
  return <SignInPage target={search.redirect} onReady={handleReady} />
}

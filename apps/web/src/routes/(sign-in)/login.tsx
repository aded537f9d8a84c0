import { createFileRoute, redirect } from '@tanstack/react-router'
import { chatSiteAddress } from '../../../../../features/session/rules/chat-site.ts'
import { ownPath } from '../../../../../features/session/rules/own-path.ts'
import { readSignInSearch } from '../../../../../features/session/rules/sign-in-search.ts'
import { SignInPage } from '../../../../../features/session/web/page.tsx'
import { isReady, type SignedIn, signedIn } from '../../../../../features/session/web/signed-in.ts'

const start = '/first/talentList'
/** The candidates' chat, as this build was configured; empty turns it off. */
const chatSite: string = import.meta.env.VITE_CHAT_SITE ?? ''

export const Route = createFileRoute('/(sign-in)/login')({
  validateSearch: readSignInSearch,
  beforeLoad: ({ search }) => {
    const known = signedIn()
    if (!known || !isReady(known)) return
    const chat = chatSiteAddress(chatSite, search.redirect, known.token)
    throw redirect(chat ? { href: chat } : { href: ownPath(search.redirect) ?? start, replace: true })
  },
  component: Login,
})

function Login() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  function handleReady({ token }: SignedIn) {
    const chat = chatSiteAddress(chatSite, search.redirect, token)
    if (chat) window.location.assign(chat)
    else void navigate({ href: ownPath(search.redirect) ?? start, replace: true })
  }
  return <SignInPage target={search.redirect} onReady={handleReady} />
}

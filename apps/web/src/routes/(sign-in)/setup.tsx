import { createFileRoute } from '@tanstack/react-router'
import { SetupPage } from '../../../../../features/administration/installation/web/page.tsx'
import { signInEnd } from '../../../../../features/sign-in/session/web/ends/sign-in-end.ts'

export const Route = createFileRoute('/(sign-in)/setup')({ component: Setup })

function Setup() {
  const navigate = Route.useNavigate()
  return <SetupPage onMade={(known) => void navigate({ href: signInEnd(null, known).href, replace: true })} />
}

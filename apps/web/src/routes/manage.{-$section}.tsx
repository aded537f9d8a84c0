import { createFileRoute, redirect } from '@tanstack/react-router'
import { readManageAddress } from '../../../../features/platform/manage/rules/address.ts'
import { movedSection } from '../../../../features/platform/manage/rules/groups.ts'
import { ManagePage } from '../../../../features/platform/manage/web/page.tsx'
import { manageSections } from '../cards/manage-sections.ts'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/manage/{-$section}')({
  // Lists of sections read their own filters from the address, which the router keeps beside these.
  validateSearch: ({
    form,
    ...search
  }: Record<string, unknown>): { form?: string; find?: string; setting?: string } => ({
    ...(typeof form === 'string' && { form }),
    ...readManageAddress(search),
  }),
  beforeLoad: ({ params, location }) => {
    requireSignIn({ location })
    const section = movedSection(params.section)
    if (section) throw redirect({ to: '/manage/{-$section}', params: { section }, replace: true })
  },
  component: Manage,
})

function Manage() {
  return <ManagePage slug={Route.useParams().section} sections={manageSections} />
}

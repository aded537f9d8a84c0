import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { Visit } from '../../../shares/shares/web/visit.tsx'

const Report = lazyWithPreload(() => import('./report.tsx').then((module) => module.PasswordReport))

/** A report with a password: first the gate, then the report, whose code loads while the password is typed. */
export function PasswordReportPage({ link }: { link: string }) {
  return (
    <Visit link={link} waiting={<Waiting />} preload={Report.preload}>
      {(opened) => <Report fallback={<Waiting />} link={link} opened={opened} />}
    </Visit>
  )
}

function Waiting() {
  return (
    <main>
      <Skeleton lines={8} />
    </main>
  )
}

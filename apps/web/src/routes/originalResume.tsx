import { createFileRoute } from '@tanstack/react-router'
import { OriginalPage } from '../../../../features/tabs/report-resume/web/original-page.tsx'
import { leaveVisit } from '../leave-visit.ts'

export const Route = createFileRoute('/originalResume')({ onLeave: leaveVisit, component: OriginalPage })

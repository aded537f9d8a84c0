import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { addView, changeView, deleteView, listViews } from '../../contract/views.ts'
import { answerAdd, answerChange, answerDelete, answerViews } from '../actions/views.ts'

export function viewRoutes(services: AppServices, serve: Serve): void {
  serve(listViews, ({ viewer }) => answerViews(services, viewer))
  serve(addView, ({ input, viewer }) => answerAdd(services, viewer, input))
  serve(changeView, ({ input, viewer }) => answerChange(services, viewer, input))
  serve(deleteView, ({ input, viewer }) => answerDelete(services, viewer, input))
}

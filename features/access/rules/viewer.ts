// Types alone: the gate makes what is of them, and nobody else can, which is what makes it proof.
export type { Administrator, ReportActor, ReportReader, ServiceCaller, Viewer, Visitor } from './proof.ts'

import type { Viewer, Visitor } from './proof.ts'

/** Whoever reads a report: an account, or a visitor without one. */
export type AnyViewer = Viewer | Visitor

// Types alone: the gate makes what is of them, and nobody else can, which is what makes it proof.
export type { Administrator, ReportActor, ReportReader, ServiceCaller, Viewer } from './proof.ts'

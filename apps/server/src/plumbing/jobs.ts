import type { AppServices, Job } from '@candor/db/database'
import { findInFeatures } from './features.ts'

function isJobs(value: unknown): value is readonly Job[] {
  return Array.isArray(value)
}

async function findJobs(): Promise<Job[]> {
  const found = await findInFeatures('server/jobs.ts')
  return found.flatMap(([, module]) => (isJobs(module.jobs) ? module.jobs : []))
}

function startJob(services: AppServices, { name, everyMs, run }: Job) {
  let running: Promise<unknown> | null = null
  const begin = () => {
    running ??= run(services)
      .catch((error: unknown) => services.log.error({ err: error }, `${name} failed`))
      .finally(() => {
        running = null
      })
  }
  begin()
  const timer = setInterval(begin, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Starts the jobs of every feature. A failed run is logged; the job runs again at its next time. */
export async function startJobs(services: AppServices): Promise<{ stop(): Promise<void> }> {
  const stops = (await findJobs()).map((job) => startJob(services, job))
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) }
}

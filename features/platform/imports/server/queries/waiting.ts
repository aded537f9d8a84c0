import { sql } from 'kysely'
import type { TodayLook } from '../../../today-parts/server/actions/part.ts'
import { jobSilenceMs } from '../../rules/job.ts'

/** The imports of a company in which bundles were refused, or that broke off. */
export function selectFailedImports({ viewer: { companyId }, now }: TodayLook) {
  const silentSince = new Date(now.getTime() - jobSilenceMs)
  return sql`
    select job.id::text as thing, null::uuid as candidate_id, job.started_at as since, null::timestamptz as due,
      jsonb_build_object('all', job.bundles_all, 'refused', count(refused.job_id),
        'isBroken', job.state = 'failed' or job.state = 'running') as facts
    from import_job as job
      left join import_job_result as refused on refused.job_id = job.id and refused.company_id = job.company_id
        and refused.result ->> 'state' = 'refused'
    where job.company_id = ${companyId} and job.started_at > ${now}::timestamptz - interval '14 days'
      and (job.state <> 'running' or job.touched_at < ${silentSince})
    group by job.id
    having count(refused.job_id) > 0 or job.state <> 'done'`
}

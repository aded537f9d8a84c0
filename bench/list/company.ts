import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '@candor/kernel/is-record'
import { password, writeBenchCompany } from '../company.ts'

/** The first of five colleagues who share the recommendations. */
export const colleague = 'colleague0@bench.example'
const colleagues = 5
export const interviewer = 'interviewer@bench.example'

/** The company of the bench, with five colleagues and an interviewer. */
export async function writeListCompany(folder: string, demo: string): Promise<string> {
  const path = await writeBenchCompany(folder, demo)
  const file = join(path, 'company.json')
  const company: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!isRecord(company) || !Array.isArray(company.accounts)) throw new Error('the company has no accounts')
  const accounts = [
    ...company.accounts,
    ...Array.from({ length: colleagues }, (_, number) => ({
      email: `colleague${number}@bench.example`,
      name: `Colleague ${number}`,
      userType: 'general',
      password,
    })),
    { email: interviewer, name: 'Interviewer', userType: 'interviewer', password },
  ]
  await writeFile(file, JSON.stringify({ ...company, accounts }))
  return path
}

import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { BadSetting, type Env } from '../env.ts'

const usualPlaces = [
  '/usr/lib/libreoffice/program/soffice',
  '/opt/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
]

const isProgram = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** The path of the office program that converts documents, or null for none. Throws `BadSetting` on a named one that is not there. */
export async function findOffice({ libreOffice, searchPath }: Env): Promise<string | null> {
  if (libreOffice === 'off') return null
  if (libreOffice !== 'search') {
    if (await isProgram(libreOffice.path)) return libreOffice.path
    throw new BadSetting(
      `LIBREOFFICE must be off or the path of the program soffice, not "${libreOffice.path}".`,
    )
  }
  const onPath = searchPath.split(delimiter).filter(Boolean)
  for (const path of [...onPath.map((folder) => join(folder, 'soffice')), ...usualPlaces]) {
    if (await isProgram(path)) return path
  }
  return null
}

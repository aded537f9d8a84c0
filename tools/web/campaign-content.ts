import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { contentFaults, shapeFaults } from '../../features/visitors/site/rules/content-faults.ts'
import { Text } from '../../features/visitors/site/rules/text.ts'
import { locales } from '../../packages/messages/src/locale.ts'
import { BadContent } from './site-content.ts'

/** The format of the campaign's content file, the same in each language. */
const CampaignContent = z.strictObject({
  title: Text,
  lead: Text,
  sections: z.array(z.strictObject({ heading: Text, paragraphs: z.array(Text) })),
})

/** Validates the content files of the campaign. Throws their faults, by file and key. */
export async function checkCampaignContent(folder: string): Promise<void> {
  const faults: string[] = []
  let model: unknown = null
  for (const locale of locales) {
    const name = `${locale}/campaign.json`
    try {
      const content: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
      model ??= content
      const own = [...contentFaults(CampaignContent, content), ...shapeFaults(model, content)]
      faults.push(...own.map((fault) => `${name}: ${fault}`))
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (faults.length > 0)
    throw new BadContent(`The content of the campaign has faults:\n${[...new Set(faults)].join('\n')}`)
}

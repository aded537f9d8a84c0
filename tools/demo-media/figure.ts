import type { Look } from './source.ts'

/** The pose of the drawn speaker in one frame. `sway` is the phase of a slow movement, from 0 to 1. */
export interface Pose {
  readonly sway: number
  readonly mouth: 0 | 1 | 2
  readonly eyesClosed: boolean
}

const capTop = 'M129 72c0-34 12-51 35-51 22 0 34 17 33 49'

/** Hair drawn behind the head, then hair drawn over the forehead. */
const hairShapes: Record<Look['hair'], readonly [string, string]> = {
  long: [
    '<path d="M124 78c-3-38 12-59 39-59s41 22 38 60c-1 18 5 30 8 43 2 10-8 14-16 14h-60c-9 0-17-5-15-14 3-13 7-26 6-44Z"/>',
    `<path d="${capTop}-4-6-6-20-9-25-14 3-31-1-38-8-4 12-16 18-21 34Z"/>`,
  ],
  bob: [
    '<path d="M123 76c-3-37 13-57 40-57s42 20 40 57c0 12 4 24 1 30-6 6-18 6-24 2h-34c-8 4-19 3-24-3-3-7 2-17 1-29Z"/>',
    `<path d="${capTop}-3-8-5-15-9-19-18-5-34-5-50 0-4 5-6 11-9 19Z"/>`,
  ],
  bun: [
    '<circle cx="163" cy="15" r="13"/><path d="M128 74c-2-36 12-53 35-53s37 17 35 53Z"/>',
    '<path d="M130 70c-1-31 12-48 33-48s35 17 33 48c-3-12-8-22-16-28-12 4-24 4-34 0-8 6-13 16-16 28Z"/>',
  ],
  pony: [
    '<path d="M190 32c20 2 26 24 22 48-2 16-8 30-14 44-7-12-8-30-6-48Z"/><path d="M129 72c-2-34 12-51 34-51s36 17 34 51Z"/>',
    '<path d="M130 70c-2-31 11-48 33-48s35 17 33 47c-4-14-10-24-20-29-14 8-32 8-46 30Z"/>',
  ],
  short: [
    '<path d="M130 74c-4-36 10-54 33-54s38 18 33 54Z"/>',
    '<path d="M130 69c-5-32 9-50 34-50s37 18 32 50c-2-6-4-14-7-20-12 2-36 2-50-4-4 7-7 15-9 24Z"/>',
  ],
  side: [
    '<path d="M130 72c-4-34 10-52 33-52s38 18 33 52Z"/>',
    '<path d="M130 70c-6-34 6-50 28-52 26-3 44 14 38 51-2-7-4-14-8-20-16 0-32-4-42-12 0 10-10 14-16 33Z"/>',
  ],
  crop: [
    '',
    '<path d="M131 63c-2-26 11-41 32-41s34 15 32 41c-3-9-6-16-11-20-13-4-29-4-42 0-5 4-8 11-11 20Z"/>',
  ],
  curly: [
    '<g><circle cx="130" cy="58" r="14"/><circle cx="136" cy="38" r="16"/><circle cx="155" cy="26" r="16"/><circle cx="175" cy="27" r="16"/><circle cx="191" cy="40" r="15"/><circle cx="197" cy="60" r="14"/><circle cx="128" cy="78" r="12"/><circle cx="199" cy="80" r="12"/></g>',
    '<g><path d="M136 52c0-34 54-34 54 0-10-8-44-8-54 0Z"/><circle cx="140" cy="46" r="9"/><circle cx="153" cy="40" r="10"/><circle cx="168" cy="38" r="10"/><circle cx="182" cy="43" r="9"/><circle cx="191" cy="53" r="6"/><circle cx="134" cy="56" r="6"/></g>',
  ],
}

const collars: Record<Look['collar'], string> = {
  crew: '<path d="M142 130c6 14 34 15 41 0l6 3c-6 21-46 22-53-1Z" fill="var(--trim)"/>',
  shirt:
    '<path d="M143 126l20 22-13 16-17-33ZM182 126l-19 22 13 16 17-33Z" fill="var(--trim)"/><path d="M163 150v32" stroke="var(--trim)" stroke-width="1.400"/>',
  blazer:
    '<path d="M143 126l20 28 20-28 6 6-20 50h-14l-19-50Z" fill="#EEF1F0"/><path d="M142 126l-8 8 16 48h12ZM183 126l8 8-14 48h-13Z" fill="var(--trim)"/>',
  hood: '<path d="M136 126c-10 8-12 18-4 26 16 12 46 12 62 0 8-8 5-18-5-26-8 16-44 18-53 0Z" fill="var(--trim)"/>',
}

const mouths = [
  '<path d="M153 98c6-2 14-2 20 0-5 4-15 4-20 0Z" fill="var(--lip)"/>',
  '<path d="M153 97c6-3 14-3 20 0-2 6-18 6-20 0Z" fill="var(--lip)"/><path d="M156 98.200c5-1 9-1 14 0-2 2.600-12 2.600-14 0Z" fill="#5A2A26"/>',
  '<path d="M153.500 96c6-3 13-3 19 0 0 10-19 10-19 0Z" fill="var(--lip)"/><path d="M156 97c5-1.600 9-1.600 14 0 0 6-14 6-14 0Z" fill="#4A211F"/><path d="M157.500 97c4-1 7-1 11 0v1.400h-11Z" fill="#F3ECE6"/>',
] as const

const eyesOpen =
  '<g fill="var(--brow)"><ellipse cx="150" cy="71" rx="4.300" ry="2.700"/><ellipse cx="177" cy="71" rx="4.300" ry="2.700"/></g><g fill="#fff" opacity=".75"><circle cx="151.300" cy="70" r=".8"/><circle cx="178.300" cy="70" r=".8"/></g>'
const eyesShut =
  '<path d="M145.700 71c2.600 1.800 6 1.800 8.600 0M172.700 71c2.600 1.800 6 1.800 8.600 0" fill="none" stroke="var(--brow)" stroke-width="1.500"/>'

const glasses =
  '<g fill="#fff" fill-opacity=".1" stroke="#2B3336" stroke-width="1.500"><rect x="140" y="63.500" width="19.500" height="15" rx="6"/><rect x="167.500" y="63.500" width="19.500" height="15" rx="6"/><path d="M159.500 69c3-2 5-2 8 0" fill="none"/></g>'
const beard =
  '<path d="M134 78c2 24 13 38 29 38s28-14 29-38c-3 8-6 14-10 16-12-5-26-5-38 0-4-2-7-8-10-16Z" fill="var(--hair)" opacity=".55"/>'
const earrings = '<g fill="#D9B45A"><circle cx="132" cy="92" r="2"/><circle cx="194" cy="92" r="2"/></g>'

/** The colours and gradients of a person, needed once in a document. */
export function figureDefs(look: Look): string {
  const vars = `--hair:${look.hairColour};--brow:${look.browColour};--lip:${look.lip};--trim:${look.trim};`
  return `<style>:root{${vars}}</style><defs>
<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation=".45"/></filter>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="${look.wall[0]}"/><stop offset="1" stop-color="${look.wall[1]}"/></linearGradient>
<linearGradient id="skin" x1="0" y1="0" x2="1" y2=".2"><stop offset="0" stop-color="${look.skin[0]}"/><stop offset="1" stop-color="${look.skin[1]}"/></linearGradient>
<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${look.cloth[0]}"/><stop offset="1" stop-color="${look.cloth[1]}"/></linearGradient></defs>`
}

const rooms: Record<Look['room'], string> = {
  shelves:
    '<rect x="-20" y="-14" width="92" height="128" fill="#F7FAF8"/><rect x="24" y="-14" width="4" height="130" fill="#C3CCCB"/><rect x="222" y="26" width="110" height="3" fill="#6F7C7D"/><rect x="222" y="78" width="110" height="3" fill="#6F7C7D"/><rect x="232" y="2" width="9" height="24" fill="#A2553C"/><rect x="252" y="4" width="11" height="22" fill="#D8CFB8"/><rect x="290" y="6" width="8" height="20" fill="#B98F45"/><rect x="236" y="50" width="10" height="28" fill="#DDD6C4"/><rect x="258" y="48" width="12" height="30" fill="#34555F"/><ellipse cx="298" cy="64" rx="13" ry="15" fill="#587458"/>',
  plant:
    '<rect x="238" y="-10" width="96" height="120" fill="#F4F1E8"/><rect x="282" y="-10" width="4" height="120" fill="#C9C2B2"/><ellipse cx="38" cy="86" rx="26" ry="40" fill="#4F7155"/><ellipse cx="62" cy="104" rx="16" ry="28" fill="#66876A"/><rect x="24" y="120" width="36" height="40" fill="#B9835E"/>',
  lamp: '<rect x="20" y="30" width="70" height="48" fill="#D7DEDF"/><rect x="26" y="36" width="58" height="36" fill="#8FA9AF"/><circle cx="276" cy="56" r="24" fill="#F7E4B4"/><rect x="274" y="78" width="4" height="80" fill="#6B6258"/><rect x="230" y="128" width="100" height="6" fill="#7C6F5F"/>',
  office:
    '<rect x="-10" y="-10" width="120" height="96" fill="#DDE7EA"/><rect x="48" y="-10" width="4" height="96" fill="#AEBBBE"/><rect x="220" y="20" width="80" height="60" fill="#EFF2F0"/><rect x="230" y="34" width="46" height="4" fill="#8AA0A6"/><rect x="230" y="46" width="56" height="4" fill="#8AA0A6"/><rect x="230" y="58" width="30" height="4" fill="#C38F6A"/><rect x="206" y="110" width="120" height="8" fill="#77817F"/>',
}

/** The blurred room behind the speaker, in a box of 320 by 180. */
export function roomSvg(look: Look): string {
  return `<rect width="320" height="180" fill="url(#wall)"/><g filter="url(#far)">${rooms[look.room]}<rect x="-10" y="150" width="340" height="40" fill="#7D8888" opacity=".4"/></g>`
}

/** The speaker in one pose, in the same box. */
export function figureSvg(look: Look, pose: Pose): string {
  const [behind, front] = hairShapes[look.hair]
  const turn = Math.sin(pose.sway * 2 * Math.PI)
  const dip = Math.cos(pose.sway * 2 * Math.PI)
  const head = `rotate(${(turn * 1.5).toFixed(2)} 163 140) translate(${(turn * 0.8).toFixed(2)} ${(dip * 0.5).toFixed(2)})`
  return `<g filter="url(#soft)"><g transform="${head}" fill="var(--hair)">${behind}</g>
<path d="M147 104h31l4 34-20 18-19-18Z" fill="${look.skin[1]}"/>
<g transform="translate(0 ${(dip * 0.3).toFixed(2)})"><path d="M66 182c3-29 22-38 50-44l28-8c7 10 29 11 37 0l27 8c28 7 46 17 49 44Z" fill="url(#cloth)"/>${collars[look.collar]}</g>
<g transform="${head}"><ellipse cx="132.500" cy="76" rx="4.500" ry="8" fill="${look.skin[1]}"/><ellipse cx="193.500" cy="76" rx="4.500" ry="8" fill="${look.skin[1]}"/>
<path d="M133 66c0-25 12-38 30-38s30 14 30 39c0 28-13 49-30 49s-30-21-30-50Z" fill="url(#skin)"/>${look.beard ? beard : ''}
<g fill="var(--hair)">${front}</g>
<g fill="var(--brow)"><path d="M143 63c4-3 9-3 13-1l-.4 2c-4-1.400-8-1.200-12 1Z"/><path d="M171 62c4-2 9-2 13 1l-.6 2c-4-2.100-8-2.300-12-1.100Z"/></g>
${pose.eyesClosed ? eyesShut : eyesOpen}
<path d="M163 73c1 6 3 10 2 13-1 2-5 2-7 1" stroke="#7A4A34" stroke-width="1.500" fill="none" opacity=".45"/>
${mouths[pose.mouth]}<path d="M186 60c4 18 0 40-14 53 14-6 24-24 21-48Z" fill="#4A2A1A" opacity=".14"/>
${look.earrings ? earrings : ''}${look.glasses ? glasses : ''}</g></g>`
}

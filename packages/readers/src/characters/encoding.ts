/** What a text in an encoding without a mark may be; the first one is taken where none of the others is likelier. */
const guesses = ['gb18030', 'big5', 'shift_jis', 'euc-kr'] as const

const sampleLength = 16_384

/** Frequent characters of each script. Bytes read in the wrong encoding give rare characters. */
const frequent: Readonly<Record<(typeof guesses)[number], ReadonlySet<string>>> = {
  gb18030: new Set(
    '的一是不在了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装简历姓名电话邮箱教育经验技能熟悉负责项目开发公司毕业大学专业工程师职位薪资期望联系',
  ),
  big5: new Set(
    '的一是不在了有和人這中大為上個國我以要他時來用們生到作地於出就分對成會可主發年動同工也能下過子說產種面而方後多定行學法所民得經十三之進著等部度家電力裡如水化高自二理起小物現實加量都兩體制機當使點從業本去把性好應開它合還因由其些然前外天政四日那社義事平形相全表間樣與關各重新線內數正心反你明看原又利比或但質氣第向道命此變條只沒結解問意建月公無系軍很情者最立代想已通並提直題黨程展五果料象員革位入常文總次品式活設及管特件長求老頭基資邊流路級少圖山統接知較將組見計別她手角期根論運農指幾九區強放決西被幹做必戰先回則任取據處南給色光門即保治北造百規熱領七海口東導器壓志世金增爭濟階油思術極交受聯什認六共權收證改清己美再採轉更單風切打白教速花帶安場身車例真務具萬每目至達走積示議聲報鬥完類八離華名確才科張信馬節話米整空元況今集溫傳土許步群廣石記需段研界拉林律叫且究觀越織裝簡歷姓名電話郵箱教育經驗技能熟悉負責專案開發公司畢業大學專業工程師職位薪資期望聯絡軟體臺灣台北經歷',
  ),
  shift_jis: new Set(
    'のにはをたがでてとしれさあるいうえおかきくけこすせそちつなねひふへほまみむめもやゆよらりろわんっゃゅょアイウエオカキクケコサシスセソタチツテトナニネノハヒフヘホマミムメモヤユヨラリルレロワンッャュョーガギグゲゴザジズゼゾダデドバビブベボパピプペポがぎぐげござじずぜぞだどばびぶべぼぱぴぷぺぽ日一人年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨会社経歴銀決済開発職務氏名住所電話技術者担当業務設計運用資格希望',
  ),
  'euc-kr': new Set(
    '이다의에는을를하한고가기사자대인지리도정로은나시어아서해있일보수그부제전장들과안상주오국어조스라구성유소공선여원경비만세무민화연신미생동계영마마년월일력서학교회사개발업무경력이력성명전화주소졸업기술담당팀사용관련및습니합였했것등위적중물신방러되',
  ),
}

const isFrequent = (sign: string) => guesses.some((encoding) => frequent[encoding].has(sign))

const decode = (encoding: string, bytes: Uint8Array): string =>
  new TextDecoder(encoding, { fatal: false }).decode(bytes)

/** Share of frequent characters among those of two bytes. Every misfitting sign counts against it. */
function likelihood(text: string, known: ReadonlySet<string>): number {
  let fitting = 0
  let all = 0
  for (const sign of text) {
    // Half-width katakana are what other encodings look like in this one.
    if (sign < '\u0080' || /[\u3000-\u3002\uff01-\uff5e]/.test(sign)) continue
    all += 1
    if (known.has(sign)) fitting += 1
  }
  // One may be chance.
  return fitting < 2 ? 0 : fitting / all
}

/** The half of a pair that is zero in every Latin letter; null where the zeros lie otherwise. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0 || (even > 0 && odd > 0)) return null
  const encoding = odd > 0 ? 'utf-16le' : 'utf-16be'
  const text = decode(encoding, bytes.subarray(0, bytes.length - (bytes.length % 2)))
  const strange = text.match(/(?![\t\n\r])[\p{Cc}\p{Cn}\p{Co}\ufffd]/gu)?.length ?? 0
  // Other bytes with a stray zero, and binary files, give characters that no text has, or rare ones.
  const usual = [...text].filter((sign) => sign < '\u0080' || isFrequent(sign)).length
  return strange * 50 > text.length || usual * 3 < text.length ? null : encoding
}

/** The encoding of a text that is not UTF-8 and has no mark: by what is frequent in it, else GB18030. */
export function guessEncoding(whole: Uint8Array): string {
  const bytes = whole.subarray(0, sampleLength)
  const wide = wideEncoding(bytes)
  if (wide) return wide
  const [first, ...others] = guesses.map((encoding) => ({
    encoding,
    likely: likelihood(decode(encoding, bytes), frequent[encoding]),
  }))
  const best = others.reduce((one, other) => (other.likely > one.likely ? other : one))
  return first && best.likely > 0.2 && best.likely > first.likely * 1.5 ? best.encoding : 'gb18030'
}

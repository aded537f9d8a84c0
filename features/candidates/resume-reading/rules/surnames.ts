// Frequent surnames, simplified and traditional, and the compound ones.
const single = [
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文',
  '樊兰殷施洪翟安颜倪牛温芦季俞章鲁葛伍申尤毕聂柴焦柳祝岳舒耿涂齐凌霍路欧梅庄辛管左邢包苗景谷宁纪阮司关盛卓房冉项简娄鲍褚卫柏滕游解应车丛瞿曲裴翁闻蒲习冷屈靳阎穆詹成费古全甘丘裘麦隋单席边米祁骆迟巫冀商',
  '喻沙郁臧宫桂燕敖楚时华符莘池晏蔺匡鹿艾储明苟刁仇卞童原粟封连闵佘查岑荆党权班哈尚皮鞠南干佟占宗狄巩宦缪茅惠诸洛扬揭保练阳和尧谈奚强傅戚戈湛胥居宿萧於虞元寇胜花尉桑卜茹邬曲来由栾仲沃束昌甄逄',
  '張劉陳楊黃趙吳孫馬鄭謝許韓鄧馮葉蘇呂盧鐘鍾譚陸範韋賈鄒龍賀顧龔萬錢戴嚴湯喬賴蘭顏溫蘆魯畢聶齊歐莊寧紀關項婁鮑衛遊應車叢閻費邱駱遲單邊麥宮華閔黨權鞏諸陽談強蕭甯樂祿盛藍練簡塗鄔欒習蔣薑闕區',
].join('')

const compound =
  '欧阳 太史 端木 上官 司马 东方 独孤 南宫 万俟 闻人 夏侯 诸葛 尉迟 公羊 赫连 澹台 皇甫 宗政 濮阳 公冶 太叔 申屠 公孙 慕容 仲孙 钟离 长孙 宇文 司徒 鲜于 司空 令狐 百里 东郭 南门 呼延 西门 纳兰 完颜 叶赫 爱新 歐陽 司馬 東方 獨孤 南宮 諸葛 尉遲 赫連 澹臺 濮陽 公孫 鍾離 長孫 鮮于 納蘭 張簡 范姜'.split(
    ' ',
  )

/** Whether a Chinese name begins with a frequent surname. */
export function hasSurname(name: string): boolean {
  return single.includes(name.charAt(0)) || hasCompoundSurname(name)
}

export function hasCompoundSurname(name: string): boolean {
  return compound.includes(name.slice(0, 2))
}

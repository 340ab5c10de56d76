/**
 * Words that the English list of `obscenity` lacks, and the Spanish ones. Each stands for itself and its plural in -s and
 * -es, as a word of its own: inside another word it is none (ampolla, repollo, raccoon). Accents do not matter, ñ does
 * (a cono is a cone). Left out, since a harmless sense is the usual one: pinche, paja, pija, zorra, huevos, perra, bicho, pedo,
 * ano, concha, chucha, fanny, willy, bugger, cunning.
 */
export const ownWords: readonly string[] = `
  bellend knobhead knobend minge clunge clit shagger shagging poofter spaz spacker gyppo pikey paki coon wog gook
  beaner towelhead raghead dago lesbo milf gilf boner rimjob bukkake nonce paedo paedophile pedophile ballsack
  nutsack schlong twunt fcuk phuck phuk fuq cockhead cockwomble cocksucker dickhead dickface dickwad dicks dickpic
  nazi hitler negroes ballbag gobshite shite

  puta puto puton putita putilla putada putero reputa hijoputa hijaputa hijueputa jueputa hdp
  mierda mierdoso comemierda coño coñazo conazo koño ostiaputa
  joder jodete jodido jodida jodanse jodeos cabron cabrona cabrones cabronazo gilipollas gilipollez gilipolla
  polla pollon pollazo chupapolla comepolla tontopolla lamepolla soplapolla
  follar follarte follarse follarme follado follada follador folladora follamos follando follate
  culo culazo culazos culito lameculo comeculo teta tetona tetuda tetazas verga vergon pendejo pendeja pendejada
  chingar chinga chingada chingado chingadera chinguen chingon chingona chingate
  carajo maricon maricona marica mariconazo mariconada bollera sudaca negrata subnormal mongolo mongolico
  ramera furcia cojon cojonudo cojonuda acojonante huevon huevona pelotudo pelotuda boludo boluda
  culiao culiado culear culero mamada mamahuevo mamaguevo mamaverga picha pichacorta cipote chocho pajillero
  pajillera cagar cagada cagado cagon cagona cagarla cagaste cagarse violador pederasta pedofilo pene semen
  orgasmo malparido malparida gonorrea conchatumadre conchesumadre ctm
`
  .trim()
  .split(/\s+/);

/** Rude only as a whole: of harmless words, or names that are read aloud. */
export const ownPhrases: readonly string[] = `
  spic|spics|suck my|suck dick|sucks dick|eat dick|my dick|your dick|big dick|huge dick|small dick|tiny dick|hard dick|fat dick|long dick
  bag of dick|dick pic|dick pics|ball sack|nut sack|up yours|deez nuts|golden shower|golden showers|dirty sanchez
  mike hunt|hugh jass|hugh janus|mike oxlong|mike oxsmall|phil mccracken|phil mcracken|dixie normous|moe lester|wayne kerr
  ben dover|seymour butts|jenny talia|norfolk and chance|norfolk n chance|norfolk & chance
  concha de tu madre|concha tu madre|concha de la lora|me cago en|vete a cagar|que te den|tu puta madre|comeme los huevos|chupame
`
  .trim()
  .split(/\s*[|\n]\s*/);

/** Harmless texts in which the English list sees a rude word. */
export const harmless: readonly string[] = `
  artesanal|panal|cump|cumin|cum laude|cummerbund|cummings|cumulat|rapero|rapel|rapeseed|rape seed|retardant|retardo
  chink in the|booby|boobies|offa's dyke|offa’s dyke|vandyke|fukushima|fukuoka|feckless|feck|assort|assyri|asshur
  shiitake|mishit|shih tzu|tit for tat|blue tits|blue tit|coal tits|coal tit|john lee hooker|hookergate|kung-fu|kung fu|penistone|essex|sussex
  titter|fu manchu|foo fighters|incesti|scatman|sex and the city|sex pistols|sex education|banal|fagus|fk partizan|fk sarajevo
  fk austria|massexodus|turdus|titular|hooker's green|spastik|wankel|cocked hat
`
  .trim()
  .split(/\s*[|\n]\s*/);

// The catalogs of one language, in one file of the build.

export default Object.values(
  import.meta.glob<string>('../../../../crates/texts/locales/en/{web-*,cards,events,presets,table}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

// The catalogs of one language, in one file of the build.

export default Object.values(
  import.meta.glob<string>(
    [
      '../../../../crates/texts/locales/nl/{web-*,cards,events,presets,table}.ftl',
      // Those are loaded with the screens that need them.
      '!**/web-{expect,lab}.ftl',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);

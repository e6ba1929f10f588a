//! Dates, as records write them.

/// Seconds since 1970 as a date and a time in UTC: `2026-11-30 14:05 UTC`.
pub fn written(seconds: u64) -> String {
    let (days, minutes) = (seconds / 86_400, seconds / 60 % 1440);
    // Days are counted from 0000-03-01, so that a leap day is the last of its year.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!(
        "{year:04}-{month:02}-{day:02} {:02}:{:02} UTC",
        minutes / 60,
        minutes % 60
    )
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn seconds_become_dates_across_leap_years() {
        assert_eq!(written(0), "1970-01-01 00:00 UTC");
        assert_eq!(written(951_782_399), "2000-02-28 23:59 UTC");
        assert_eq!(written(951_782_400), "2000-02-29 00:00 UTC");
        assert_eq!(written(951_868_800), "2000-03-01 00:00 UTC");
        assert_eq!(written(1_796_047_500), "2026-11-30 14:05 UTC");
        assert_eq!(written(4_107_542_400), "2100-03-01 00:00 UTC");
    }
}

-- Which years of a country's holidays are loaded, by what, and whether its state has said all of it (domain §3.4).
create table public_holiday_year (
  country text collate "C" not null check (country ~ '^[A-Z]{2}$'),
  year integer not null check (year between 2000 and 2100),
  -- False: only the days its law names; days off beside them, and days of rest worked instead, are not told yet.
  announced boolean not null default true,
  source text not null default '',
  updated_at timestamptz not null default now(),
  primary key (country, year)
);
-- The owner of the tables may read and write them until their rows are there.
alter table public_holiday no force row level security;

insert into public_holiday_year (country, year)
select distinct country, extract(year from day)::int from public_holiday;

-- Years that somebody loaded already stay as they are.
with shipped as (
  insert into public_holiday_year (country, year, announced, source) values
    ('CN', 2026, true, '国务院办公厅关于2026年部分节假日安排的通知 (2025-11-04)'),
    ('CN', 2027, false, '全国年节及纪念日放假办法 (2025-01-01)'),
    ('VN', 2026, true, 'Bộ luật Lao động 2019, Điều 112; lịch nghỉ Tết và Quốc khánh 2026'),
    ('VN', 2027, false, 'Bộ luật Lao động 2019, Điều 112')
  on conflict do nothing returning country, year
)
insert into public_holiday (country, day, name, works)
select day.* from (values
  ('CN', date '2026-01-01', '元旦', false),
  ('CN', date '2026-01-02', '元旦', false),
  ('CN', date '2026-01-03', '元旦', false),
  ('CN', date '2026-01-04', '元旦调休', true),
  ('CN', date '2026-02-14', '春节调休', true),
  ('CN', date '2026-02-15', '春节', false),
  ('CN', date '2026-02-16', '除夕', false),
  ('CN', date '2026-02-17', '春节', false),
  ('CN', date '2026-02-18', '春节', false),
  ('CN', date '2026-02-19', '春节', false),
  ('CN', date '2026-02-20', '春节', false),
  ('CN', date '2026-02-21', '春节', false),
  ('CN', date '2026-02-22', '春节', false),
  ('CN', date '2026-02-23', '春节', false),
  ('CN', date '2026-02-28', '春节调休', true),
  ('CN', date '2026-04-04', '清明节', false),
  ('CN', date '2026-04-05', '清明节', false),
  ('CN', date '2026-04-06', '清明节', false),
  ('CN', date '2026-05-01', '劳动节', false),
  ('CN', date '2026-05-02', '劳动节', false),
  ('CN', date '2026-05-03', '劳动节', false),
  ('CN', date '2026-05-04', '劳动节', false),
  ('CN', date '2026-05-05', '劳动节', false),
  ('CN', date '2026-05-09', '劳动节调休', true),
  ('CN', date '2026-06-19', '端午节', false),
  ('CN', date '2026-06-20', '端午节', false),
  ('CN', date '2026-06-21', '端午节', false),
  ('CN', date '2026-09-20', '国庆节调休', true),
  ('CN', date '2026-09-25', '中秋节', false),
  ('CN', date '2026-09-26', '中秋节', false),
  ('CN', date '2026-09-27', '中秋节', false),
  ('CN', date '2026-10-01', '国庆节', false),
  ('CN', date '2026-10-02', '国庆节', false),
  ('CN', date '2026-10-03', '国庆节', false),
  ('CN', date '2026-10-04', '国庆节', false),
  ('CN', date '2026-10-05', '国庆节', false),
  ('CN', date '2026-10-06', '国庆节', false),
  ('CN', date '2026-10-07', '国庆节', false),
  ('CN', date '2026-10-10', '国庆节调休', true),
  -- The thirteen days of the law; the Council of State names the rest of them late in the year before.
  ('CN', date '2027-01-01', '元旦', false),
  ('CN', date '2027-02-05', '除夕', false),
  ('CN', date '2027-02-06', '春节', false),
  ('CN', date '2027-02-07', '春节', false),
  ('CN', date '2027-02-08', '春节', false),
  ('CN', date '2027-04-05', '清明节', false),
  ('CN', date '2027-05-01', '劳动节', false),
  ('CN', date '2027-05-02', '劳动节', false),
  ('CN', date '2027-06-09', '端午节', false),
  ('CN', date '2027-09-15', '中秋节', false),
  ('CN', date '2027-10-01', '国庆节', false),
  ('CN', date '2027-10-02', '国庆节', false),
  ('CN', date '2027-10-03', '国庆节', false),
  ('VN', date '2026-01-01', 'Tết Dương lịch', false),
  ('VN', date '2026-02-16', 'Tết Nguyên đán', false),
  ('VN', date '2026-02-17', 'Tết Nguyên đán', false),
  ('VN', date '2026-02-18', 'Tết Nguyên đán', false),
  ('VN', date '2026-02-19', 'Tết Nguyên đán', false),
  ('VN', date '2026-02-20', 'Tết Nguyên đán', false),
  ('VN', date '2026-04-26', 'Giỗ Tổ Hùng Vương', false),
  ('VN', date '2026-04-27', 'Nghỉ bù Giỗ Tổ Hùng Vương', false),
  ('VN', date '2026-04-30', 'Ngày Chiến thắng', false),
  ('VN', date '2026-05-01', 'Ngày Quốc tế Lao động', false),
  ('VN', date '2026-09-01', 'Quốc khánh', false),
  ('VN', date '2026-09-02', 'Quốc khánh', false),
  -- Of the five days of Tết and the two of the national day, those that every arrangement of them has.
  ('VN', date '2027-01-01', 'Tết Dương lịch', false),
  ('VN', date '2027-02-05', 'Tết Nguyên đán', false),
  ('VN', date '2027-02-06', 'Tết Nguyên đán', false),
  ('VN', date '2027-02-07', 'Tết Nguyên đán', false),
  ('VN', date '2027-02-08', 'Tết Nguyên đán', false),
  ('VN', date '2027-04-16', 'Giỗ Tổ Hùng Vương', false),
  ('VN', date '2027-04-30', 'Ngày Chiến thắng', false),
  ('VN', date '2027-05-01', 'Ngày Quốc tế Lao động', false),
  ('VN', date '2027-09-02', 'Quốc khánh', false)
) as day (country, day, name, works)
join shipped on shipped.country = day.country and shipped.year = extract(year from day.day);

alter table public_holiday force row level security;
alter table public_holiday_year enable row level security;
alter table public_holiday_year force row level security;
grant select on public_holiday_year to tsumugi_app;
create policy everybody on public_holiday_year for select to tsumugi_app using (true);

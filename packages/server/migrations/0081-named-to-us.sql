-- Partners are told what the brand, colours and sizes of a shared production are called, and nothing else of those rows
-- (domain §4.11): views with the names alone take the place of the policies that opened whole rows, cost rates among them.
drop policy named_to_us on brand;
drop policy named_to_us on sub_brand;
drop policy named_to_us on color;
drop policy named_to_us on size;

-- Asked as whoever reads the view, so that the policies of productions and their quantities say what is shown.
create function shows_brand(asked bigint) returns boolean language sql stable as $$
  select exists (select from production p where p.brand_id = asked)
$$;
create function shows_sub_brand(asked bigint) returns boolean language sql stable as $$
  select exists (select from production p where p.sub_brand_id = asked)
$$;
create function shows_color(asked bigint) returns boolean language sql stable as $$
  select exists (select from stock_keeping_unit k where k.color_id = asked)
$$;
create function shows_size(asked bigint) returns boolean language sql stable as $$
  select exists (select from stock_keeping_unit k where k.size_id = asked)
$$;

create view named_brand with (security_barrier) as
  select b.id, b.name, b.position from brand b
  where b.user_group_id = current_user_group_id() or shows_brand(b.id);
create view named_sub_brand with (security_barrier) as
  select s.id, s.name from sub_brand s
  where s.user_group_id = current_user_group_id() or shows_sub_brand(s.id);
create view named_color with (security_barrier) as
  select c.id, c.code, c.name, c.name_en, c.name_zh, c.hex, c.position from color c
  where c.user_group_id = current_user_group_id() or shows_color(c.id);
create view named_size with (security_barrier) as
  select z.id, z.code, z.name, z.set_name, z.position from size z
  where z.user_group_id = current_user_group_id() or shows_size(z.id);
grant select on named_brand, named_sub_brand, named_color, named_size to tsumugi_app, tsumugi_system;
